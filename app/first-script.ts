/**
 * Runs in the head before anything is painted, so that no reading preference flashes. Kept to one line: its bytes stand in
 * every page, and the content policy knows them (server/security).
 */
export const FIRST_SCRIPT = `(function(d){try{['theme','density','palette','measurement'].forEach(function(k){var v=localStorage.getItem(k);if(v)d[k]=v})}catch(e){}})(document.documentElement.dataset)`;
