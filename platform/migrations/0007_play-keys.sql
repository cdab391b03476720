DROP INDEX "round_transactions_rollback";--> statement-breakpoint
ALTER TABLE "round_transactions" DROP CONSTRAINT "round_transactions_provider_transaction_id_pk";--> statement-breakpoint
ALTER TABLE "round_transactions" ADD CONSTRAINT "round_transactions_transaction_id_provider_pk" PRIMARY KEY("transaction_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "round_transactions_taken_back" ON "round_transactions" USING btree ("bet_transaction_id","provider") WHERE "round_transactions"."bet_transaction_id" is not null;
