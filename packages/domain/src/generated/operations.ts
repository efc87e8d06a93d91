// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.
import type * as types from './types.gen.ts';

/** The name of an operation: the same one in contract, client, screens and provider. */
export type OperationId = keyof Operations;

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Who may: a permission, or `public` (anyone), or `authenticated` (anyone signed in). */
  readonly permission: types.Permission | 'public' | 'authenticated';
  /** Whether the call changes something: it carries an Idempotency-Key, and without token the XSRF token. */
  readonly unsafe: boolean;
  /** The one status that means done. */
  readonly success: number;
  /** The fields that a successful answer has in any case; none for an answer without body. */
  readonly answers: readonly string[];
  readonly multipart?: true;
}

/** What each operation takes, and what it answers by status (`default`: any status not named). */
export interface Operations {
  getCsrfCookie: {
    input: Record<never, never>;
    answers: types.GetCsrfCookieResponses & types.GetCsrfCookieErrors;
  };
  getCurrentUser: {
    input: Record<never, never>;
    answers: types.GetCurrentUserResponses & types.GetCurrentUserErrors;
  };
  login: {
    input: { body: types.LoginData['body'] };
    answers: types.LoginResponses & types.LoginErrors;
  };
  logout: {
    input: Record<never, never>;
    answers: types.LogoutResponses & types.LogoutErrors;
  };
  requestPasswordReset: {
    input: { body: types.RequestPasswordResetData['body'] };
    answers: types.RequestPasswordResetResponses & types.RequestPasswordResetErrors;
  };
  resetPassword: {
    input: { body: types.ResetPasswordData['body'] };
    answers: types.ResetPasswordResponses & types.ResetPasswordErrors;
  };
  register: {
    input: { body: types.RegisterData['body'] };
    answers: types.RegisterResponses & types.RegisterErrors;
  };
  updateProfile: {
    input: { body: types.UpdateProfileData['body'] };
    answers: types.UpdateProfileResponses & types.UpdateProfileErrors;
  };
  updatePassword: {
    input: { body: types.UpdatePasswordData['body'] };
    answers: types.UpdatePasswordResponses & types.UpdatePasswordErrors;
  };
  listSessions: {
    input: Record<never, never>;
    answers: types.ListSessionsResponses & types.ListSessionsErrors;
  };
  revokeSession: {
    input: { path: types.RevokeSessionData['path'] };
    answers: types.RevokeSessionResponses & types.RevokeSessionErrors;
  };
  findCollegeByDomain: {
    input: { body: types.FindCollegeByDomainData['body'] };
    answers: types.FindCollegeByDomainResponses & types.FindCollegeByDomainErrors;
  };
  getSessionCollege: {
    input: Record<never, never>;
    answers: types.GetSessionCollegeResponses & types.GetSessionCollegeErrors;
  };
  listNotifications: {
    input: { query?: NonNullable<types.ListNotificationsData['query']> };
    answers: types.ListNotificationsResponses & types.ListNotificationsErrors;
  };
  listGrades: {
    input: Record<never, never>;
    answers: types.ListGradesResponses & types.ListGradesErrors;
  };
  listCourses: {
    input: Record<never, never>;
    answers: types.ListCoursesResponses & types.ListCoursesErrors;
  };
  listCommunes: {
    input: { query?: NonNullable<types.ListCommunesData['query']> };
    answers: types.ListCommunesResponses & types.ListCommunesErrors;
  };
  listRoles: {
    input: Record<never, never>;
    answers: types.ListRolesResponses & types.ListRolesErrors;
  };
  listPermissions: {
    input: Record<never, never>;
    answers: types.ListPermissionsResponses & types.ListPermissionsErrors;
  };
  listPostCategories: {
    input: Record<never, never>;
    answers: types.ListPostCategoriesResponses & types.ListPostCategoriesErrors;
  };
  createPostCategory: {
    input: { body: types.CreatePostCategoryData['body'] };
    answers: types.CreatePostCategoryResponses & types.CreatePostCategoryErrors;
  };
  updatePostCategory: {
    input: { path: types.UpdatePostCategoryData['path']; body: types.UpdatePostCategoryData['body'] };
    answers: types.UpdatePostCategoryResponses & types.UpdatePostCategoryErrors;
  };
  deletePostCategory: {
    input: { path: types.DeletePostCategoryData['path'] };
    answers: types.DeletePostCategoryResponses & types.DeletePostCategoryErrors;
  };
  listPosts: {
    input: { query?: NonNullable<types.ListPostsData['query']> };
    answers: types.ListPostsResponses & types.ListPostsErrors;
  };
  createPost: {
    input: { body: types.CreatePostData['body'] };
    answers: types.CreatePostResponses & types.CreatePostErrors;
  };
  getPost: {
    input: { path: types.GetPostData['path'] };
    answers: types.GetPostResponses & types.GetPostErrors;
  };
  updatePost: {
    input: { path: types.UpdatePostData['path']; body: types.UpdatePostData['body']; ifMatch: number };
    answers: types.UpdatePostResponses & types.UpdatePostErrors;
  };
  deletePost: {
    input: { path: types.DeletePostData['path'] };
    answers: types.DeletePostResponses & types.DeletePostErrors;
  };
  publishPost: {
    input: { path: types.PublishPostData['path'] };
    answers: types.PublishPostResponses & types.PublishPostErrors;
  };
  archivePost: {
    input: { path: types.ArchivePostData['path'] };
    answers: types.ArchivePostResponses & types.ArchivePostErrors;
  };
  markPostRead: {
    input: { path: types.MarkPostReadData['path'] };
    answers: types.MarkPostReadResponses & types.MarkPostReadErrors;
  };
  listPostReaders: {
    input: { path: types.ListPostReadersData['path']; query?: NonNullable<types.ListPostReadersData['query']> };
    answers: types.ListPostReadersResponses & types.ListPostReadersErrors;
  };
  listDocumentCategories: {
    input: Record<never, never>;
    answers: types.ListDocumentCategoriesResponses & types.ListDocumentCategoriesErrors;
  };
  createDocumentCategory: {
    input: { body: types.CreateDocumentCategoryData['body'] };
    answers: types.CreateDocumentCategoryResponses & types.CreateDocumentCategoryErrors;
  };
  updateDocumentCategory: {
    input: { path: types.UpdateDocumentCategoryData['path']; body: types.UpdateDocumentCategoryData['body'] };
    answers: types.UpdateDocumentCategoryResponses & types.UpdateDocumentCategoryErrors;
  };
  deleteDocumentCategory: {
    input: { path: types.DeleteDocumentCategoryData['path'] };
    answers: types.DeleteDocumentCategoryResponses & types.DeleteDocumentCategoryErrors;
  };
  listDocuments: {
    input: { query?: NonNullable<types.ListDocumentsData['query']> };
    answers: types.ListDocumentsResponses & types.ListDocumentsErrors;
  };
  createDocument: {
    input: { body: types.CreateDocumentData['body'] };
    answers: types.CreateDocumentResponses & types.CreateDocumentErrors;
  };
  getDocument: {
    input: { path: types.GetDocumentData['path'] };
    answers: types.GetDocumentResponses & types.GetDocumentErrors;
  };
  replaceDocumentFile: {
    input: { path: types.ReplaceDocumentFileData['path']; body: types.ReplaceDocumentFileData['body']; ifMatch: number };
    answers: types.ReplaceDocumentFileResponses & types.ReplaceDocumentFileErrors;
  };
  updateDocument: {
    input: { path: types.UpdateDocumentData['path']; body: types.UpdateDocumentData['body']; ifMatch: number };
    answers: types.UpdateDocumentResponses & types.UpdateDocumentErrors;
  };
  deleteDocument: {
    input: { path: types.DeleteDocumentData['path'] };
    answers: types.DeleteDocumentResponses & types.DeleteDocumentErrors;
  };
  downloadDocument: {
    input: { path: types.DownloadDocumentData['path'] };
    answers: types.DownloadDocumentResponses & types.DownloadDocumentErrors;
  };
  listPlaces: {
    input: { query?: NonNullable<types.ListPlacesData['query']> };
    answers: types.ListPlacesResponses & types.ListPlacesErrors;
  };
  createPlace: {
    input: { body: types.CreatePlaceData['body'] };
    answers: types.CreatePlaceResponses & types.CreatePlaceErrors;
  };
  getPlace: {
    input: { path: types.GetPlaceData['path'] };
    answers: types.GetPlaceResponses & types.GetPlaceErrors;
  };
  updatePlace: {
    input: { path: types.UpdatePlaceData['path']; body: types.UpdatePlaceData['body']; ifMatch: number };
    answers: types.UpdatePlaceResponses & types.UpdatePlaceErrors;
  };
  deletePlace: {
    input: { path: types.DeletePlaceData['path'] };
    answers: types.DeletePlaceResponses & types.DeletePlaceErrors;
  };
  listContacts: {
    input: { query?: NonNullable<types.ListContactsData['query']> };
    answers: types.ListContactsResponses & types.ListContactsErrors;
  };
  createContact: {
    input: { body: types.CreateContactData['body'] };
    answers: types.CreateContactResponses & types.CreateContactErrors;
  };
  getContact: {
    input: { path: types.GetContactData['path'] };
    answers: types.GetContactResponses & types.GetContactErrors;
  };
  updateContact: {
    input: { path: types.UpdateContactData['path']; body: types.UpdateContactData['body']; ifMatch: number };
    answers: types.UpdateContactResponses & types.UpdateContactErrors;
  };
  deleteContact: {
    input: { path: types.DeleteContactData['path'] };
    answers: types.DeleteContactResponses & types.DeleteContactErrors;
  };
  getContactCard: {
    input: { path: types.GetContactCardData['path'] };
    answers: types.GetContactCardResponses & types.GetContactCardErrors;
  };
}

/** The runtime facts of every operation of the contract, by operationId. */
export const operations = {
  getCsrfCookie: { method: 'GET', path: '/sanctum/csrf-cookie', permission: 'public', unsafe: false, success: 204, answers: [] },
  getCurrentUser: { method: 'GET', path: '/api/v1/user', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  login: { method: 'POST', path: '/api/login-mobile', permission: 'public', unsafe: true, success: 200, answers: ['token'] },
  logout: { method: 'POST', path: '/api/logout-mobile', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  requestPasswordReset: { method: 'POST', path: '/api/forgot-password-user', permission: 'public', unsafe: true, success: 200, answers: ['message'] },
  resetPassword: { method: 'POST', path: '/api/reset-password-user', permission: 'public', unsafe: true, success: 200, answers: ['message'] },
  register: { method: 'POST', path: '/api/register', permission: 'public', unsafe: true, success: 201, answers: ['data'] },
  updateProfile: { method: 'POST', path: '/api/v1/users/update/profile', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'], multipart: true },
  updatePassword: { method: 'PUT', path: '/api/v1/users/update/password', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  listSessions: { method: 'GET', path: '/api/v1/sessions', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  revokeSession: { method: 'DELETE', path: '/api/v1/sessions/{id}', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  findCollegeByDomain: { method: 'POST', path: '/api/colleges/domain', permission: 'public', unsafe: false, success: 200, answers: ['data'] },
  getSessionCollege: { method: 'GET', path: '/api/v1/session/college', permission: 'authenticated', unsafe: false, success: 200, answers: ['id','name','slug'] },
  listNotifications: { method: 'GET', path: '/api/v1/notifications', permission: 'notifications.view', unsafe: false, success: 200, answers: ['data','meta'] },
  listGrades: { method: 'GET', path: '/api/v1/grades', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listCourses: { method: 'GET', path: '/api/v1/courses', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listCommunes: { method: 'GET', path: '/api/v1/communes', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listRoles: { method: 'GET', path: '/api/v1/roles', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listPermissions: { method: 'GET', path: '/api/v1/permissions', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listPostCategories: { method: 'GET', path: '/api/v1/post-categories', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createPostCategory: { method: 'POST', path: '/api/v1/post-categories', permission: 'posts.categories', unsafe: true, success: 201, answers: ['data'] },
  updatePostCategory: { method: 'PUT', path: '/api/v1/post-categories/{id}', permission: 'posts.categories', unsafe: true, success: 200, answers: ['data'] },
  deletePostCategory: { method: 'DELETE', path: '/api/v1/post-categories/{id}', permission: 'posts.categories', unsafe: true, success: 204, answers: [] },
  listPosts: { method: 'GET', path: '/api/v1/posts', permission: 'posts.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createPost: { method: 'POST', path: '/api/v1/posts', permission: 'posts.write', unsafe: true, success: 201, answers: ['data'] },
  getPost: { method: 'GET', path: '/api/v1/posts/{id}', permission: 'posts.view', unsafe: false, success: 200, answers: ['data'] },
  updatePost: { method: 'PUT', path: '/api/v1/posts/{id}', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  deletePost: { method: 'DELETE', path: '/api/v1/posts/{id}', permission: 'posts.delete', unsafe: true, success: 204, answers: [] },
  publishPost: { method: 'POST', path: '/api/v1/posts/{id}/publish', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  archivePost: { method: 'POST', path: '/api/v1/posts/{id}/archive', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  markPostRead: { method: 'POST', path: '/api/v1/posts/{id}/read', permission: 'posts.view', unsafe: true, success: 204, answers: [] },
  listPostReaders: { method: 'GET', path: '/api/v1/posts/{id}/readers', permission: 'posts.write', unsafe: false, success: 200, answers: ['data','links','meta'] },
  listDocumentCategories: { method: 'GET', path: '/api/v1/document-categories', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createDocumentCategory: { method: 'POST', path: '/api/v1/document-categories', permission: 'documents.write', unsafe: true, success: 201, answers: ['data'] },
  updateDocumentCategory: { method: 'PUT', path: '/api/v1/document-categories/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'] },
  deleteDocumentCategory: { method: 'DELETE', path: '/api/v1/document-categories/{id}', permission: 'documents.write', unsafe: true, success: 204, answers: [] },
  listDocuments: { method: 'GET', path: '/api/v1/documents', permission: 'documents.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createDocument: { method: 'POST', path: '/api/v1/documents', permission: 'documents.write', unsafe: true, success: 201, answers: ['data'], multipart: true },
  getDocument: { method: 'GET', path: '/api/v1/documents/{id}', permission: 'documents.view', unsafe: false, success: 200, answers: ['data'] },
  replaceDocumentFile: { method: 'POST', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'], multipart: true },
  updateDocument: { method: 'PUT', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'] },
  deleteDocument: { method: 'DELETE', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 204, answers: [] },
  downloadDocument: { method: 'GET', path: '/api/v1/documents/{id}/download', permission: 'documents.view', unsafe: false, success: 200, answers: [] },
  listPlaces: { method: 'GET', path: '/api/v1/places', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createPlace: { method: 'POST', path: '/api/v1/places', permission: 'places.write', unsafe: true, success: 201, answers: ['data'] },
  getPlace: { method: 'GET', path: '/api/v1/places/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updatePlace: { method: 'PUT', path: '/api/v1/places/{id}', permission: 'places.write', unsafe: true, success: 200, answers: ['data'] },
  deletePlace: { method: 'DELETE', path: '/api/v1/places/{id}', permission: 'places.write', unsafe: true, success: 204, answers: [] },
  listContacts: { method: 'GET', path: '/api/v1/contacts', permission: 'contacts.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createContact: { method: 'POST', path: '/api/v1/contacts', permission: 'contacts.write', unsafe: true, success: 201, answers: ['data'] },
  getContact: { method: 'GET', path: '/api/v1/contacts/{id}', permission: 'contacts.view', unsafe: false, success: 200, answers: ['data'] },
  updateContact: { method: 'PUT', path: '/api/v1/contacts/{id}', permission: 'contacts.write', unsafe: true, success: 200, answers: ['data'] },
  deleteContact: { method: 'DELETE', path: '/api/v1/contacts/{id}', permission: 'contacts.write', unsafe: true, success: 204, answers: [] },
  getContactCard: { method: 'GET', path: '/api/v1/contacts/{id}.vcf', permission: 'contacts.view', unsafe: false, success: 200, answers: [] },
} as const satisfies Record<keyof Operations, OperationFacts>;
