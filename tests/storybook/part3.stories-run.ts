import { runStories } from './runStories.ts';

await runStories(2, 3);
