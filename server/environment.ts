/**
 * React chooses between its quick form and its talkative one when it is first imported, by this variable. So this
 * module is before every other import of `main.ts`: set later, the two forms would meet in one process and fail.
 */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

export {};
