import { type Conversation, groupUpdateLimits } from '@school/domain';
import type { ComparedFormFields } from '../../../forms/fields.ts';

/** Form values of a group's name and description. */
export type GroupValues = { name: string; description: string };

export const groupToFormValues = ({
  name,
  description,
}: Pick<Conversation, 'name' | 'description'>): GroupValues => ({
  name: name ?? '',
  description: description ?? '',
});

/** Converts form values to the request body. */
export const toGroupRequest = ({ name, description }: GroupValues): GroupValues => ({
  name: name.trim(),
  description: description.trim(),
});

/** The fields of a group. */
export const groupFields = {
  name: { label: 'messenger.new.name', limit: groupUpdateLimits.name, compared: true },
  description: {
    label: 'messenger.new.description',
    limit: groupUpdateLimits.description,
    compared: true,
  },
} as const satisfies ComparedFormFields<GroupValues>;
