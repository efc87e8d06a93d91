import { tellStories } from './tellStories.ts';

await tellStories(2, 3);
