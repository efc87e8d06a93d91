import { tellStories } from './tellStories.ts';

await tellStories(1, 3);
