/** What the routes and other areas use of emergencies. */
export { ApprovalRequests } from './ApprovalRequests.tsx';
export { Emergencies } from './Emergencies.tsx';
