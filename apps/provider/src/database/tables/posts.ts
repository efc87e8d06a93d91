import type { Audience, BlockDocument } from '@school/domain';
import type { Generated } from 'kysely';
import type { Category, Day, Json, OfCollege } from '../columns.ts';

/** Posts with their files, search words and readers. */
export interface PostTables {
  post_categories: Category;
  posts: OfCollege & {
    id: string;
    title: string;
    category_id: string | null;
    body: Json<BlockDocument>;
    excerpt: string;
    search_text: string;
    audience: Json<Audience>;
    status: 'draft' | 'published' | 'archived';
    published_at: Date | null;
    /** The time of publication is in the future, or has just passed. */
    publication_pending: Generated<boolean>;
    /** Whether its publication is e-mailed. */
    notify: Generated<boolean>;
    author_id: string;
    cover_file: string | null;
    cover_alt: string | null;
    /** The last day for confirmations; null when none are requested. */
    confirm_by: Day | null;
    recipients_count: Generated<number>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  post_pictures: OfCollege & {
    id: string;
    author_id: string;
    /** The post that refers to it; null before the post is saved. */
    post_id: string | null;
    content: Buffer;
    created_at: Date;
  };
  post_attachments: OfCollege & {
    id: string;
    author_id: string;
    /** The post that refers to it; null before the post is saved. */
    post_id: string | null;
    position: Generated<number>;
    file_id: string;
    file_name: string;
    file_type: string;
    file_size: number;
    file_sha256: string;
    created_at: Date;
  };
  /** Maintained by triggers: number of posts of a stored status with the same author, category and audience. */
  post_counts: OfCollege & {
    status: 'draft' | 'published' | 'archived';
    digest: string;
    author_id: string;
    category_id: string | null;
    audience: Json<Audience>;
    count: number;
  };
  /** Maintained by triggers: search words of posts. */
  post_words: OfCollege & { word: string; post_id: string };
  post_reads: OfCollege & { post_id: string; user_id: string; read_at: Date; confirmed_at: Date | null };
}
