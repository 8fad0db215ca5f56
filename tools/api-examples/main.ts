/**
 * `npx node tools/api-examples/main.ts http://127.0.0.1:4100 [resource…]`: writes `app/api/examples.json` from a
 * running site.
 */
import { renewExamples } from './renew.ts';

const [origin, ...names] = process.argv.slice(2);
if (!origin) throw new Error('Name the address of a running site, and resources unless all are meant.');
const lacking = await renewExamples(origin.replace(/\/$/, ''), names);
if (lacking.length > 0) process.stdout.write(`No row, left as it was: ${lacking.join(', ')}.\n`);
