/**
 * Runs in the head before anything is painted, so that no reading preference flashes; the colours of the
 * browser's bars are before it. It also notes a script that could not be had before ours could hear of it
 * (app/document/reload-guard.ts). Kept to one line: its bytes are in
 * every page, and the content policy knows them (server/security).
 */
export const FIRST_SCRIPT = `(function(d){addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')d.partMissing=''},true);try{['theme','density','palette','measurement'].forEach(function(k){var v=localStorage.getItem(k);if(v)d[k]=v})}catch(e){}if(d.theme)document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.media.includes(d.theme)?'all':'not all'})})(document.documentElement.dataset)`;
