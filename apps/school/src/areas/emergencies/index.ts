/** What the routes use of emergencies. */
export { Emergencies } from './Emergencies.tsx';
