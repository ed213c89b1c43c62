import { plainOrigin } from "@/lib/plain-origin";
import { type Fault, fault } from "./fault";
import type { ProtocolDocument } from "./schema";

/**
 * Returns a fault if browsers cannot send data to the URL of the receiver, or if the content security policy of an
 * archive cannot contain the host of this URL. The receiver of a build must satisfy the same rules.
 */
export function addressFaults({ delivery }: ProtocolDocument): Fault[] {
  const receiver = delivery?.receiver;
  if (receiver === undefined || plainOrigin(receiver) !== undefined) return [];
  return [
    fault(
      "delivery.receiver",
      receiver,
      "No data can be sent to this address. Check the host and the port. The address must look like https://data.your-lab.org/sessions, without a user name and without #",
      "Aucune donnée ne peut être envoyée à cette adresse. Vérifiez l’hôte et le port. L’adresse doit ressembler à https://data.votre-labo.fr/sessions, sans nom d’utilisateur ni #",
    ),
  ];
}
