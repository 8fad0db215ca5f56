import type { MemberStatus } from '#domain/member.ts';

/** What keeps a member from trading stands out; what will pass is dashed. */
export function statusTone(status: MemberStatus): { tone?: 'solid' | 'open' } {
  if (status === 'active') return {};
  return { tone: status === 'under-cancellation' ? 'open' : 'solid' };
}
