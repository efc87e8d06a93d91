import { writeGenerated } from './generate/generated.ts';

await writeGenerated(new URL('./src/generated/', import.meta.url));
