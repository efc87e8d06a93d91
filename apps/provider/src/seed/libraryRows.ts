import { fold } from '@school/domain';
import type { DemoContact, DemoDocument, DemoPost, DemoSchool } from '../../seed/shape.ts';
import type { NewRow } from '../database/schema.ts';
import { derived } from '../resources/contacts/contacts.rules.ts';
import type { SchoolRows } from './schoolRows.ts';

function documentRow(college_id: string, document: DemoDocument): NewRow<'documents'> {
  const { id, title, category_id, file, audience, author_id, expires_at, created_at } = document;
  return {
    college_id,
    id,
    title,
    category_id,
    search_text: fold(`${title} ${file.name}`),
    audience: JSON.stringify(audience),
    file_id: file.id,
    file_name: file.name,
    file_type: file.type,
    file_size: file.content.length,
    file_sha256: file.sha256,
    author_id,
    expires_at: expires_at ? new Date(expires_at) : null,
    created_at: new Date(created_at),
    updated_at: new Date(created_at),
  };
}

function contactRow(college_id: string, contact: DemoContact, now: Date): NewRow<'contacts'> {
  const { place_ids: _places, phones, ...same } = contact;
  const times = { created_at: now, updated_at: now };
  return { college_id, ...same, ...derived(contact), phones: JSON.stringify(phones), ...times };
}

function attachmentRows(college_id: string, post: DemoPost): NewRow<'post_attachments'>[] {
  return post.attachments.map((file, index) => ({
    college_id,
    id: file.id,
    author_id: post.author_id,
    post_id: post.id,
    position: index + 1,
    file_id: file.id,
    file_name: file.name,
    file_type: file.type,
    file_size: file.content.length,
    file_sha256: file.sha256,
    created_at: new Date(post.created_at),
  }));
}

/** Returns the rows of contacts, documents, file names, downloads and post attachments; the storage holds the bytes. */
export function libraryRows(school: DemoSchool, now: Date): SchoolRows {
  const { college, documents, documentCategories, contacts, posts } = school;
  const college_id = college.id;
  return {
    document_categories: documentCategories.map((one) => ({ college_id, ...one, parent_id: null })),
    contacts: contacts.map((contact) => contactRow(college_id, contact, now)),
    contact_places: contacts.flatMap(({ id: contact_id, place_ids }) =>
      place_ids.map((place_id) => ({ college_id, contact_id, place_id })),
    ),
    post_attachments: posts.flatMap((post) => attachmentRows(college_id, post)),
    documents: documents.map((document) => documentRow(college_id, document)),
    document_downloads: documents.flatMap(({ id: document_id, downloads }) =>
      downloads.map(({ user_id, downloaded_at }) => ({
        college_id,
        document_id,
        user_id,
        downloaded_at: new Date(downloaded_at),
      })),
    ),
  };
}
