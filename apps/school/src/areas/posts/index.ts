/** What other areas use of posts. */
export { PostOrigin } from './PostOrigin.tsx';
export { PostTime } from './PostTime.tsx';
