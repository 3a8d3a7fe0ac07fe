ALTER TABLE "message" DROP CONSTRAINT "message_conversation_id_conversation_id_fk";
