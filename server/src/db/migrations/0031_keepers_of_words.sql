-- The sensitive words have left the chat settings for a section of their own: whoever kept them keeps them.
INSERT INTO "role_menu" ("tenant_id", "role_id", "menu")
SELECT "tenant_id", "role_id", 'userFrameConfig/manage/words' FROM "role_menu" WHERE "menu" = 'userFrameConfig/manage/chat'
ON CONFLICT DO NOTHING;
