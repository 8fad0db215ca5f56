/** Where the device keeps the lists that its reader follows. */
export const FOLLOWED_KEY = 'followed-disclosures';
