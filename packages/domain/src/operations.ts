export { operations } from './generated/operations.ts';
