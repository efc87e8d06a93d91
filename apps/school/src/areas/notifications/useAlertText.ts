import { alertTemplateValues, fillAlertTemplate, type Place } from '@school/domain';
import { useEffect, useRef } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useFormChange, useFormValues } from '../../forms/useFormValue.ts';
import { useSchool } from '../../screen/ScreenRoot.tsx';
import type { NotificationValues } from './notificationValues.ts';

type AlertText = Pick<NotificationValues, 'title' | 'content'>;

/** Fills in the prepared text of the chosen kind and places, unless the person has changed the text. */
export function useAlertText(places: readonly Place[]): void {
  const { name: school } = useSchool();
  const templates = useQuery('listAlertTemplates', {}).data?.data;
  const change = useFormChange<NotificationValues>();
  const { title, content, alertKind, placeIds } = useFormValues<NotificationValues>();
  const template = templates?.find(({ kind }) => kind === alertKind);
  const names = places.filter(({ id }) => placeIds.includes(id)).map(({ name }) => name);
  const values = alertTemplateValues(names, school);
  const ownTitle = template && fillAlertTemplate(template.title, values);
  const ownContent = template && fillAlertTemplate(template.content, values);
  /** The text that was filled in last. */
  const filled = useRef<AlertText>({ title: '', content: '' });
  useEffect(() => {
    const last = filled.current;
    if (ownTitle === undefined || ownContent === undefined) return;
    if (ownTitle === last.title && ownContent === last.content) return;
    filled.current = { title: ownTitle, content: ownContent };
    if (title.trim() === '' || title === last.title) change('title', ownTitle);
    if (content.trim() === '' || content === last.content) change('content', ownContent);
  }, [change, content, ownContent, ownTitle, title]);
}
