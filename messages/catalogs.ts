import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import { messages as ar } from './compiled/ar.ts';
import { messages as en } from './compiled/en.ts';

/** All compiled texts, for the server: a browser fetches only the parts that its page shows. */
export const CATALOGS: Record<Locale, Messages> = { en, ar };
