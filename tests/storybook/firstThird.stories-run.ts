import { tellStories } from './tellStories.ts';

await tellStories(0, 3);
