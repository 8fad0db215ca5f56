import fc from 'fast-check';

const SEED = 20_261_118;

/** The same commit is tested with the same examples every day; `TEST_LONG=1` takes others each time. */
if (!process.env['TEST_LONG']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
