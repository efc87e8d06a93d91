/** What other areas use of places. */
export { ZoneField } from './ZoneField.tsx';
