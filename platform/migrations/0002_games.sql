CREATE TABLE "games" (
	"node_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"game_code" text NOT NULL,
	"name" text NOT NULL,
	"game_type" text NOT NULL,
	"vassalage" text NOT NULL,
	"classify" text,
	"is_game" text DEFAULT 'GAME' NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"min_bet_minor" bigint NOT NULL,
	"max_bet_minor" bigint NOT NULL,
	"lines" integer NOT NULL,
	"has_jackpot" boolean DEFAULT false NOT NULL,
	"theme" text NOT NULL,
	"seed" integer NOT NULL,
	"position" integer NOT NULL,
	"unavailable" text
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token_used_at" timestamp with time zone,
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"provider" text NOT NULL,
	"play_account" text NOT NULL,
	"upline_path" text NOT NULL,
	"language" text NOT NULL,
	"theme" text NOT NULL,
	"back_url" text NOT NULL,
	"client_release" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "launches_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "round_transactions" (
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"round_key" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"bet_transaction_id" text,
	"closes_round" boolean DEFAULT false NOT NULL,
	"reference" text NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "round_transactions_provider_transaction_id_pk" PRIMARY KEY("provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" text NOT NULL,
	"launch_id" text NOT NULL,
	"node_id" text NOT NULL,
	"play_account" text NOT NULL,
	"upline_path" text NOT NULL,
	"client_release" text NOT NULL,
	"state" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"win_minor" bigint NOT NULL,
	"balance_before_minor" bigint NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_nonces" (
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_nonces_provider_nonce_pk" PRIMARY KEY("provider","nonce")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"account_type_id" text NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"wallet_mode" text DEFAULT 'seamless' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vendors_vassalage_game_type_pk" PRIMARY KEY("vassalage","game_type")
);
--> statement-breakpoint
CREATE TABLE "lottery_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"name" text NOT NULL,
	"vassalage" text NOT NULL,
	"prize_mode" text NOT NULL,
	"group_code" text NOT NULL,
	"group_name" text NOT NULL,
	"default_play_type" text NOT NULL,
	"draw_every_seconds" integer NOT NULL,
	"theme" text NOT NULL,
	"seed" integer NOT NULL,
	"position" integer NOT NULL,
	"unavailable" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "games_code" ON "games" USING btree ("provider","game_code");--> statement-breakpoint
CREATE INDEX "games_type" ON "games" USING btree ("game_type","position");--> statement-breakpoint
CREATE INDEX "launches_member" ON "launches" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "round_transactions_round" ON "round_transactions" USING btree ("round_key");--> statement-breakpoint
CREATE UNIQUE INDEX "round_transactions_rollback" ON "round_transactions" USING btree ("provider","bet_transaction_id");--> statement-breakpoint
CREATE INDEX "rounds_member" ON "rounds" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "rounds_wins" ON "rounds" USING btree ("win_minor","settled_at");--> statement-breakpoint
CREATE INDEX "rounds_state" ON "rounds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "vendor_nonces_at" ON "vendor_nonces" USING btree ("at");