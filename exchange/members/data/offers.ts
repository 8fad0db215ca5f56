import type { BrokerageService, MemberRole } from '#domain/member.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MemberKind } from './members.ts';

export const KIND_ROLES: Record<MemberKind, readonly MemberRole[]> = {
  'full-broker': ['trading', 'clearing'],
  'digital-broker': ['trading'],
  'local-broker': ['trading'],
  bank: ['trading', 'clearing', 'custodian'],
  maker: ['trading', 'market-maker', 'liquidity-provider'],
  custodian: ['clearing', 'custodian'],
};

interface Offer {
  /** Services that every firm of the kind offers, from the firm's first day or the service's, whichever is later. */
  usual: readonly BrokerageService[];
  /** Services that some firms offer, from a later day on. */
  some: readonly BrokerageService[];
}

export const OFFERS: Record<MemberKind, Offer> = {
  'full-broker': {
    usual: ['equity', 'internet', 'allocation'],
    some: [
      'derivatives',
      'margin',
      'short-margin',
      'dma',
      'mobile',
      'short-selling',
      'own-account',
      'onboarding-exchange',
      'onboarding-broker',
      'price-stabilization',
    ],
  },
  'digital-broker': {
    usual: ['equity', 'internet', 'mobile', 'onboarding-exchange'],
    some: ['derivatives', 'margin', 'short-margin', 'onboarding-broker'],
  },
  'local-broker': { usual: ['equity'], some: ['internet', 'mobile', 'margin', 'onboarding-exchange'] },
  bank: {
    usual: ['equity', 'allocation', 'own-account'],
    some: ['derivatives', 'dma', 'internet', 'authorized-participant', 'price-stabilization'],
  },
  maker: {
    usual: ['equity', 'own-account', 'liquidity-provider'],
    some: ['derivatives', 'authorized-participant', 'short-selling'],
  },
  custodian: { usual: [], some: [] },
};

/** The first day of each service that came after the exchange's opening; circulars of that day announce it. */
export const FIRST_DAYS: Partial<Record<BrokerageService, PlainDate>> = {
  derivatives: '2023-02-13',
  'short-selling': '2024-09-16',
  'onboarding-exchange': '2022-01-03',
  'onboarding-broker': '2025-06-30',
  'authorized-participant': '2021-01-04',
};
