import { type OperationId, operations } from '@school/domain';
import { describe, expect, it } from 'vitest';
import { isStorable, storedOperations } from './storedOperations.ts';

const file = 'a file, not a record';
const secret = 'holds addresses or settings with secrets';
const setting = 'a setting, changed where it is shown';
const now = 'says how things are now; an earlier answer would mislead';
const check = 'part of the session, not of a screen';
const unread = 'no screen reads it';

/** The reads whose answers never stay on the device. */
const notStored: Partial<Record<OperationId, string>> = {
  countUnreadMessages: now,
  countUnreadNotifications: now,
  downloadAttachment: file,
  downloadDocument: file,
  downloadPostAttachment: file,
  exportAudit: file,
  exportMessages: file,
  exportNotificationBoard: file,
  exportStatistics: file,
  getCalendarSettings: secret,
  getCollege: setting,
  getContactCard: file,
  getCsrfCookie: check,
  getMessageReport: 'evidence about a person',
  getMessageRetention: setting,
  getNotificationBoard: now,
  getPreferences: setting,
  getPushState: 'belongs to the subscription of this device',
  getReminderPreview: 'the preview of a message that needs a connection',
  getSessionCollege: check,
  getSmtpSettings: secret,
  listApprovalRequests: now,
  listAudit: 'the audit log',
  listCalendarFeeds: secret,
  listCommunes: unread,
  listEmailSettings: setting,
  listIntegrations: secret,
  listMessageReports: 'evidence about people',
  listMessagingRules: setting,
  listOngoingEmergencies: now,
  listOnlineMembers: now,
  listPermissions: unread,
  listSessions: 'the devices of a person',
  openStream: 'a stream',
  readCalendarFeed: file,
  searchMessages: 'a search',
};

describe('storedOperations', () => {
  it('names every read of the contract, or a reason why its answer is not stored', () => {
    const reads = Object.entries(operations).flatMap(([id, { method }]) => (method === 'GET' ? id : []));
    expect(reads.length).toBeGreaterThan(60);
    expect([...storedOperations, ...Object.keys(notStored)].sort()).toEqual(reads.sort());
  });
});

describe('isKeepable', () => {
  it('is true for a list, and false for a search in it', () => {
    expect(isStorable('listUsers', { query: { page: 2 } })).toBe(true);
    expect(isStorable('listUsers', { query: { q: '' } })).toBe(true);
    expect(isStorable('listUsers', { query: { q: '12.345.678-5' } })).toBe(false);
    expect(isStorable('getSmtpSettings', {})).toBe(false);
  });
});
