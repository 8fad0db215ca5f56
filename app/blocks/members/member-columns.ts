import { BROKERAGE_SERVICES, type Member } from '#domain/member.ts';
import { listText } from '#messages/list-text.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { PlacedMember } from './directory-data.ts';

/** Columns of a member on the shown day, for files: every fact that its page has, then a column for each service. */
export function memberColumns(t: Text): Column<PlacedMember>[] {
  const fact = (id: string, heading: string, of: (member: Member) => string | null) =>
    column('text', id, t(`members.${heading}`), ({ member }: PlacedMember) => of(member));
  return [
    column('name', 'name', t('common.name'), ({ member }) => member.name),
    column('code', 'code', t('members.code'), ({ member }) => member.code),
    column('name', 'legal-name', t('members.legalName'), ({ member }) => member.legalName),
    column('code', 'licence', t('members.licence'), ({ member }) => member.licence),
    column('code', 'roles', t('members.roles'), ({ member }) => member.roles.join(' '), {
      label: ({ member }) => rolesText(member, t),
    }),
    column('code', 'status', t('members.status'), ({ status }) => status, {
      label: ({ status }) => t(`members.status.${status}`),
    }),
    column('day', 'status-since', t('members.statusSince'), ({ statusSince }) => statusSince),
    column('day', 'admitted', t('members.admitted'), ({ member }) => member.admittedOn),
    column('code', 'cleared-by', t('members.clearedBy'), ({ member }) => member.clearedBy),
    column('code', 'clients-to', t('members.clientsTo'), ({ member }) => member.clientsTo),
    column('name', 'city', t('members.city'), ({ member }) => member.city),
    column('name', 'address', t('members.address'), ({ member }) => member.address),
    fact('phone', 'phone', ({ phone }) => phone),
    fact('email', 'email', ({ email }) => email),
    fact('complaints', 'complaints', ({ complaintsEmail }) => complaintsEmail),
    column('address', 'website', t('members.website'), ({ member }) => member.website),
    yesOrNo('online-account', t('members.online'), ({ member }) => member.account.online, t),
    column('count', 'account-minutes', t('members.minutes'), ({ member }) => member.account.minutes),
    column('rate', 'commission-percent', t('members.commission.percent'), ({ commission }) => commission?.percent),
    column('price', 'commission-minimum', t('members.commission.minimum'), ({ commission }) => commission?.minimum),
    column('day', 'commission-stated', t('members.commission.stated'), ({ commission }) => commission?.statedOn),
    column('code', 'ranked-month', t('members.ranked.month'), ({ place }) => place?.month),
    column('count', 'rank', t('members.ranked.rank'), ({ place }) => place?.rank),
    column('amount', 'value', t('ranking.value'), ({ place }) => place?.value, { unit: t('ranking.aed') }),
    column('count', 'services', t('members.services'), ({ services }) => services.length, { zero: true }),
    ...BROKERAGE_SERVICES.map((service) =>
      yesOrNo(service, t(`members.service.${service}`), ({ services }) => services.some(isOf(service)), t),
    ),
  ];
}

function yesOrNo(id: string, heading: string, is: (row: PlacedMember) => boolean, t: Text): Column<PlacedMember> {
  return column('flag', id, heading, is, {
    label: (row) => t(is(row) ? 'members.yes' : 'members.no'),
  });
}

const isOf =
  (service: string) =>
  (offered: PlacedMember['services'][number]): boolean =>
    offered.service === service;

/** The roles of a member as one line. */
export function rolesText({ roles }: Pick<Member, 'roles'>, t: Text): string {
  return listText(
    t,
    roles.map((role) => t(`members.role.${role}`)),
  );
}
