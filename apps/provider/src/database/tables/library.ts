import type { Audience } from '@school/domain';
import type { Generated } from 'kysely';
import type { Category, Json, OfCollege } from '../columns.ts';

/** Tables of documents and the address book. */
export interface LibraryTables {
  document_categories: Category;
  documents: OfCollege & {
    id: string;
    title: string;
    category_id: string;
    search_text: string;
    audience: Json<Audience>;
    file_id: string;
    file_name: string;
    file_type: string;
    file_size: number;
    file_sha256: string;
    author_id: string;
    expires_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  document_downloads: OfCollege & { document_id: string; user_id: string; downloaded_at: Date };
  contacts: OfCollege & {
    id: string;
    kind: 'person' | 'organisation';
    name: string;
    first_lastname: string | null;
    second_lastname: string | null;
    organisation: string | null;
    position: string | null;
    category: string | null;
    emails: string[];
    phones: Json<{ label: string; e164: string; extension?: string }[]>;
    address: string | null;
    commune_id: string | null;
    emergency: Generated<boolean>;
    notes: string | null;
    search_text: string;
    sort_name: string;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  contact_places: OfCollege & { contact_id: string; place_id: string };
}
