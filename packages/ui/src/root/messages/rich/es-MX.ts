/** Mexican usage does not differ from the rest of the Spanish words here. */
export { messages } from './es.ts';
