-- The search of messages reads a conversation by time. The previous version can run on the migrated tables.

create index messages_by_conversation on messages (college_id, conversation_id, created_at, id);
