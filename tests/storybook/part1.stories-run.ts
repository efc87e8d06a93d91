import { runStories } from './runStories.ts';

await runStories(0, 2);
