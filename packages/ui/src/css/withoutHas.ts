/**
 * The condition of rules for Firefox before version 121, which doesn't know `:has()`. It skips a rule with `:has()` as a
 * whole, also where another selector of the list would match; within `:is()` it skips that selector alone.
 */
export const withoutHas = 'not selector(:has(*))';
