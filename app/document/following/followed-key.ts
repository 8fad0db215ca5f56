/** Key under which the device stores the lists that its reader follows. */
export const FOLLOWED_KEY = 'followed-disclosures';
