/** What the routes and other areas use of emergencies. */
export { Alerts } from './Alerts.tsx';
export { Emergencies } from './Emergencies.tsx';
