import type { EventTemplate, NotificationTemplate, PostTemplate, TemplateKind } from '@school/domain';
import type { Generated } from 'kysely';
import type { Json, OfCollege } from '../columns.ts';

/** Templates of posts, events and notifications. */
export interface TemplateTables {
  templates: OfCollege & {
    id: string;
    kind: TemplateKind;
    name: string;
    /** The name in lower case, unique in a kind. */
    name_key: string;
    content: Json<PostTemplate | EventTemplate | NotificationTemplate>;
    /** Null if the account was deleted. */
    author_id: string | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
}
