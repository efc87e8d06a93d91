import { test } from './journey.ts';
import { areas } from './openDialogs/areas.ts';
import { checkAreas } from './openDialogs/checkAreas.ts';

test.describe.configure({ mode: 'parallel' });

checkAreas(areas);
