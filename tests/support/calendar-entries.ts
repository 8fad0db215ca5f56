import ICAL from 'ical.js';

/** The entries of a calendar, read by an independent parser. */
export function entriesOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}
