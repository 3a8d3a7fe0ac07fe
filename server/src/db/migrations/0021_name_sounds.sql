ALTER TABLE "app_user" ADD COLUMN "sounds" text;--> statement-breakpoint
CREATE INDEX "app_user_sounds" ON "app_user" USING gin ("sounds" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_identity_number" ON "user_identity" USING gin ("number" gin_trgm_ops);