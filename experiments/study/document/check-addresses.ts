import { plainOrigin } from "@/lib/plain-origin";
import { type Fault, fault } from "./fault";
import type { ProtocolDocument } from "./schema";

/**
 * Returns the fault of an address of a receiver that no browser can send to, or whose host could not stand in the policy
 * of an archive: the rules are those of the receiver of a build.
 */
export function addressFaults({ delivery }: ProtocolDocument): Fault[] {
  const receiver = delivery?.receiver;
  if (receiver === undefined || plainOrigin(receiver) !== undefined) return [];
  return [
    fault(
      "delivery.receiver",
      receiver,
      "No data can be sent to this address. Check the host and the port: it must look like https://data.your-lab.org/sessions, without a user name and without #",
      "Aucune donnée ne peut partir vers cette adresse. Vérifiez l’hôte et le port : elle ressemble à https://data.votre-labo.fr/sessions, sans nom d’utilisateur ni #",
    ),
  ];
}
