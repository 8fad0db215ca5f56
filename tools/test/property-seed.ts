import fc from 'fast-check';

const SEED = 20_261_118;

/** The same commit is always tested with the same examples; `TEST_LONG=1` uses different ones each time. */
if (!process.env['TEST_LONG']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
