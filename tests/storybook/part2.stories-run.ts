import { runStories } from './runStories.ts';

await runStories(1, 2);
