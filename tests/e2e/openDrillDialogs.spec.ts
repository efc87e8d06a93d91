import { test } from './journey.ts';
import { drillAreas } from './openDialogs/areas.ts';
import { checkAreas } from './openDialogs/checkAreas.ts';
import { endDrills } from './startDrill.ts';

// One after the other: a drill covers the pages of its receivers.
test.afterEach(endDrills);

checkAreas(drillAreas);
