import type { MemberStatus } from '#domain/member.ts';

/** A status that keeps a member from trading is highlighted; a temporary one is dashed. */
export function statusTone(status: MemberStatus): { tone?: 'solid' | 'open' } {
  if (status === 'active') return {};
  return { tone: status === 'under-cancellation' ? 'open' : 'solid' };
}
