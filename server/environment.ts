/**
 * React chooses its production or development build by this variable when it is first imported. So this module precedes
 * every other import of `main.ts`: set later, the two builds would meet in one process and fail.
 */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

export {};
