import type { Row } from '../../database/schema.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { changeLabel } from './labels.commands.ts';
import { presentCourse, presentGrade } from './lookups.present.ts';

/** Handlers that change labels of grades and courses; the code of each never changes. */
export const labelsHandlers = {
  updateGrade: async (context) => {
    const grade = await changeLabel<Row<'grades'>>(context, 'grades', 'grade');
    return { status: 200, headers: versionHeader(grade), body: { data: presentGrade(grade) } };
  },

  updateCourse: async (context) => {
    const course = await changeLabel<Row<'courses'>>(context, 'courses', 'course');
    return { status: 200, headers: versionHeader(course), body: { data: presentCourse(course) } };
  },
} satisfies Partial<Handlers>;
